declare module 'virtual:component-facts' {
  /** By the path of the story file, as the index of stories writes it; `ComponentFacts` each. */
  const facts: unknown;
  export default facts;
}
