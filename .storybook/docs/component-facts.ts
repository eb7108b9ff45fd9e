/** What is known of a component besides its stories; paths are from the root of the repository. */
export interface ComponentFacts {
  /** The file of the component, where it has one of its own. */
  readonly source: string | undefined;
  /** The name that other packages import it by, where it is public. */
  readonly importName: string | undefined;
  /** The files of its unit tests. */
  readonly tests: readonly string[];
  /** The story files of the components that it is made of. */
  readonly parts: readonly string[];
  /** The requirements that its stories prove. */
  readonly proves: readonly string[];
}
