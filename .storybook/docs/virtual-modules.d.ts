declare module 'virtual:component-facts' {
  /** By the path of the story file, as the index of stories writes it. */
  const facts: Readonly<Record<string, import('./component-facts').ComponentFacts>>;
  export default facts;
}
