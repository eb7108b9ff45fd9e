import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Builder, Capabilities, Key as Codes, type WebElement } from 'selenium-webdriver';

import { type Engine, HEIGHT, type Key } from './engine';

const CODES: Readonly<Record<Key, string>> = {
  ArrowDown: Codes.ARROW_DOWN,
  ArrowLeft: Codes.ARROW_LEFT,
  ArrowRight: Codes.ARROW_RIGHT,
  End: Codes.END,
  Enter: Codes.ENTER,
  Escape: Codes.ESCAPE,
  Home: Codes.HOME,
  Shift: Codes.SHIFT,
  Tab: Codes.TAB,
};

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
};

/** Starts WebKitGTK, which has no headless mode, in a virtual screen. It doesn't report console messages. */
export const launchWebKit = async (): Promise<Engine> => {
  const port = await findFreePort();
  const config = await mkdtemp(join(tmpdir(), 'iru-webkit-'));
  await mkdir(join(config, 'gtk-3.0'));
  // Becomes prefers-reduced-motion.
  await writeFile(
    join(config, 'gtk-3.0/settings.ini'),
    ['[Settings]', 'gtk-enable-animations=0'].join('\n'),
  );
  const display = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    // Its own group, so that the driver and the screen end with it.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, XDG_CONFIG_HOME: config },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(`${url}/status`).then(Boolean, () => false)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  const window = driver.manage().window();
  /** The window is at least 447 px wide, and resizes after the driver's response. */
  const setWidth = async (width: number) => {
    const { width: actual } = await window.setRect({ width, height: HEIGHT });
    await driver.wait(async () => (await driver.executeScript('return innerWidth')) === actual);
  };
  await setWidth(1280);
  return {
    reset: () => setWidth(1280),
    goTo: (address) => driver.get(address),
    goBack: () => driver.navigate().back(),
    setWidth,
    evaluate: <T>(expression: string) => driver.executeScript<T>(`return ${expression}`),
    click: async (expression) => {
      await (await driver.executeScript<WebElement>(`return ${expression}`)).click();
    },
    press: (...keys) =>
      driver
        .actions()
        .sendKeys(...keys.map((key) => CODES[key]))
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    upload: async (expression, path) => {
      await (await driver.executeScript<WebElement>(`return ${expression}`)).sendKeys(path);
    },
    takeScreenshot: async (path) => {
      await writeFile(`${path}.png`, await driver.takeScreenshot(), 'base64');
    },
    warnings: [],
    close: async () => {
      await driver.quit();
      if (display.pid !== undefined) process.kill(-display.pid);
      await rm(config, { recursive: true, force: true });
    },
  };
};
