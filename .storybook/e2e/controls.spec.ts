// Every control of the panel, turned once to each of its values: it changes what is seen, and nothing breaks.
import { BEHAVIOUR } from '../behaviour-tag';
import { entries, expect, test, turnTo, unexpected } from './built-storybook';

/** The first state of each component, part and page: the one that its documentation page gives controls. */
const firsts = Object.values(
  Object.fromEntries(
    entries
      .filter(
        ({ type, tags, title }) =>
          type === 'story' && !tags.includes(BEHAVIOUR) && !title.startsWith('Journeys/'),
      )
      .map((entry) => [entry.title, entry] as const)
      .reverse(),
  ),
);

for (const { id, title } of firsts) {
  test(`${title} (${id})`, async ({ reader: { page, takeComplaints } }) => {
    takeComplaints();
    await turnTo(page, { storyId: id, viewMode: 'story' }, 'motion:reduce;a11y.manual:!true');
    const { problems, announced } = await page.evaluate(async (storyId) => {
      interface ArgType {
        readonly control?: false | string | { readonly type?: string; readonly disable?: boolean };
        readonly options?: readonly unknown[];
      }
      interface Preview {
        readonly currentRender: {
          readonly phase: string;
          readonly isPending: () => boolean;
          readonly story: {
            readonly argTypes: Record<string, ArgType>;
            readonly initialArgs: Record<string, unknown>;
            readonly parameters: { readonly expectedConsole?: readonly RegExp[] };
          };
        };
        onUpdateArgs: (change: object) => Promise<void>;
        onResetArgs: (change: object) => Promise<void>;
      }
      const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview })
        .__STORYBOOK_PREVIEW__;
      /** A moment, and as long as the story is being drawn: a change that comes meanwhile is drawn after it. */
      const rest = async () => {
        do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
        while (preview.currentRender.isPending());
      };
      /** Everything that can be seen: the markup, and where each element is drawn. */
      const seen = () =>
        [...document.body.querySelectorAll('*')]
          .filter((element) => element.closest('.sb-wrapper, script, style') === null)
          .map((element) => {
            const { top, left, width, height } = element.getBoundingClientRect();
            const { value, checked, disabled } = element as Partial<HTMLInputElement>;
            const attributes = [...element.attributes]
              .filter((each) => each.name !== 'id')
              .map((each) => `${each.name}=${each.value}`);
            const own = [...element.childNodes]
              .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
              .map(({ textContent }) => textContent);
            return [
              element.tagName,
              ...attributes,
              ...own,
              top,
              left,
              width,
              height,
              value,
              checked,
              disabled,
            ].join('|');
          })
          .join('\n');
      const { argTypes, initialArgs, parameters } = preview.currentRender.story;
      const problems: string[] = [];
      for (const [name, { control, options }] of Object.entries(argTypes)) {
        // The panel draws nothing for a bare word.
        if (typeof control === 'string')
          problems.push(`${name} has a control that is not drawn: ${control}`);
        const kind =
          !control || typeof control === 'string' || control.disable ? undefined : control.type;
        const initial = initialArgs[name];
        if (!kind) continue;
        const values =
          kind === 'boolean'
            ? [initial !== true]
            : options
              ? options.filter((option) => option !== initial)
              : kind === 'number' || kind === 'range'
                ? [(Number(initial) || 0) + 1]
                : kind === 'text'
                  ? [`${typeof initial === 'string' ? initial : ''} Muraho`]
                  : undefined;
        if (!values) {
          problems.push(`${name} has a control that is not turned here: ${kind}`);
          continue;
        }
        const before = seen();
        let differs = values.length === 0;
        for (const value of values) {
          await preview.onUpdateArgs({ storyId, updatedArgs: { [name]: value } });
          await rest();
          const broke =
            document.body.classList.contains('sb-show-errordisplay') ||
            preview.currentRender.phase === 'errored';
          if (broke) problems.push(`${name} breaks the story: ${String(value)}`);
          // A busy machine draws late; what is never drawn differently still fails.
          for (let tries = 0; tries < 10 && !differs && seen() === before; tries += 1) await rest();
          differs ||= seen() !== before;
        }
        if (!differs) problems.push(`${name} changes nothing: ${values.join(', ')}`);
        await preview.onResetArgs({ storyId, argNames: [name] });
        await rest();
      }
      return {
        problems,
        announced: (parameters.expectedConsole ?? []).map(({ source }) => source),
      };
    }, id);
    expect(problems).toEqual([]);
    expect(unexpected(takeComplaints(), announced)).toEqual([]);
  });
}
