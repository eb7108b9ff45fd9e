import type { ProseComponents, ProseModule } from '../../../content/prose-module';

/** A short text with every element a document can contain, as compiled by MDX. */
function SampleText({ components = {} }: { components?: ProseComponents }) {
  const {
    h2: H2 = 'h2',
    h3: H3 = 'h3',
    a: A = 'a',
    table: Table = 'table',
    th: Th = 'th',
    InShort = 'div',
  } = components;
  return (
    <>
      <InShort>
        <ul>
          <li>Meet in public and by day.</li>
          <li>Tell a friend where you are.</li>
        </ul>
      </InShort>
      <p>
        Read the <A href="/meeting-guide">meeting guide</A>, the page of the{' '}
        <A href="https://www.rwandapolice.example/">police</A>, or call <A href="tel:112">112</A>.
      </p>
      <H2 id="before">Before you go</H2>
      <p>Choose the place together, and keep your own way home.</p>
      <H3 id="numbers">Numbers to know</H3>
      <Table>
        <thead>
          <tr>
            <Th>Number</Th>
            <Th>For</Th>
            <Th>When</Th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>112</td>
            <td>All services, from any phone in the country</td>
            <td>At any time of the day</td>
          </tr>
        </tbody>
      </Table>
    </>
  );
}

export const sampleProse: ProseModule = {
  default: SampleText,
  meta: {},
  outline: [
    { id: 'before', depth: 2, text: 'Before you go' },
    { id: 'numbers', depth: 3, text: 'Numbers to know' },
  ],
  sections: [
    {
      id: 'before',
      heading: 'Before you go',
      text: 'Choose the place together, and keep your own way home.',
    },
  ],
};
