declare module 'virtual:component-facts' {
  /** By the path of the story file, as the index of stories writes it; `ComponentFacts` each. */
  const facts: unknown;
  export default facts;
}

declare module 'virtual:requirements' {
  /** The requirements with their proofs and the knowing deviations; `RequirementFacts`. */
  const facts: unknown;
  export default facts;
}
