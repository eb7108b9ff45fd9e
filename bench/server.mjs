// How many questions a second the built service answers compared with a plain Node server in the same run, whether
// its heap stays flat, and whether a restart under load loses a question that was accepted.
import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';

import { buildService, ensureSite, SERVICE } from '../scripts/lib/service.mjs';
import { median, slope } from './statistics.mjs';
import { askOnce, load, startProgram } from './load.mjs';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const PORT = '4381';
const LIFTED = { PORT, IRU_QUESTIONS_PER_SECOND: '0' };
const QUESTIONS = [
  'How do I book a meeting?',
  'What does a Super Like cost?',
  'Is my photo private?',
  'Muraho',
  'Comment supprimer mon compte ?',
  'Bei ya sarafu ni kiasi gani?',
  'Nibagiwe ijambo ry’ibanga',
  'she asked me to send money',
  'Who won the World Cup?',
  'pasword forgoten',
];
const ROUNDS = 5;
const BATCH = 2000;
const AT_ONCE = 50;

const besideBare = async () => {
  const bare = await startProgram([here('../apps/server/bench/bare.mjs')], { PORT: '4382' });
  const service = await startProgram(
    ['--expose-gc', '--import', here('heap-probe.mjs'), SERVICE],
    LIFTED,
  );
  const options = { count: BATCH, atOnce: AT_ONCE, questions: QUESTIONS };
  await load(bare.port, options);
  await load(service.port, options);
  /** @typedef {Awaited<ReturnType<typeof load>>} Load */
  /** @type {{ bare: Load, ours: Load }[]} */
  const rounds = [];
  const heaps = [await service.heap()];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ bare: await load(bare.port, options), ours: await load(service.port, options) });
    heaps.push(await service.heap());
  }
  await Promise.all([bare.stop(), service.stop()]);
  const of = (
    /** @type {'bare' | 'ours'} */ who,
    /** @type {'perSecond' | 'p99' | 'median'} */ what,
  ) => median(rounds.map((round) => round[who][what]));
  const line = (
    /** @type {string} */ name,
    /** @type {'perSecond' | 'p99' | 'median'} */ what,
    /** @type {string} */ unit,
  ) => {
    const [ours, reference] = [of('ours', what), of('bare', what)];
    const ratio = ours / reference;
    console.log(
      `  ${name.padEnd(22)} ${ours.toFixed(1)} ${unit}, plain Node ${reference.toFixed(1)} (${ratio.toFixed(2)} of it)`,
    );
  };
  const asked = (ROUNDS * BATCH).toLocaleString('en-GB');
  console.log(`Server: ${asked} questions at ${AT_ONCE} at a time, middle of ${ROUNDS} rounds`);
  line('questions a second', 'perSecond', '/s');
  line('median', 'median', 'ms');
  line('p99', 'p99', 'ms');
  console.log(
    `  ${'failed'.padEnd(22)} ${rounds.reduce((sum, { ours }) => sum + ours.failed, 0)} of ${asked}`,
  );
  const growth = slope(heaps.slice(1).map((heap, at) => [at, heap])) / (BATCH / 1000) / 1024;
  console.log(
    `  ${'heap'.padEnd(22)} ${((heaps.at(-1) ?? 0) / 2 ** 20).toFixed(1)} MiB at the end, slope ${growth.toFixed(1)} KiB a thousand questions`,
  );
};

/** What a stopped service says of itself. @param {string} output */
const counted = (output) => {
  const [, accepted = '0', answered = '0'] =
    /"accepted":(\d+),"answered":(\d+),"event":"stopped"/.exec(output) ?? [];
  return { accepted: Number(accepted), answered: Number(answered) };
};

const acrossRestart = async () => {
  let service = await startProgram([SERVICE], LIFTED);
  const first = service;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const count = 4000;
  let next = 0;
  let retried = 0;
  let answered = 0;
  /** @type {Promise<void> | undefined} */
  let restarted;
  const restart = async () => {
    first.signal('SIGTERM');
    await first.ended;
    service = await startProgram([SERVICE], LIFTED);
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (; next < count;) {
        const at = next++;
        if (at === count / 2) restarted = restart();
        for (let done = false; !done;) {
          const { status } = await askOnce(
            Number(PORT),
            agent,
            QUESTIONS[at % QUESTIONS.length] ?? '',
          );
          done = status === 200;
          if (done) answered += 1;
          else {
            retried += 1;
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
        }
      }
    }),
  );
  await restarted;
  agent.destroy();
  await service.stop();
  const [one, two] = [counted(first.output()), counted(service.output())];
  const accepted = one.accepted + two.accepted;
  console.log(
    `  ${'restart under load'.padEnd(22)} ${answered} of ${count} answered; accepted ${accepted}, of them lost ${accepted - one.answered - two.answered}; asked again before they were accepted ${retried}`,
  );
};

/** Prints the questions a second compared with a plain server, the heap, and what a restart loses. */
export const benchServer = async () => {
  ensureSite();
  buildService();
  await besideBare();
  await acrossRestart();
};
