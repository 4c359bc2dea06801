/** What the docs page of a component says before its stories: Markdown, one or two plain sentences each. */
export interface ComponentDocs {
  /** When it is right. Goes on from “Use it”. */
  use: string;
  /** When it is not. Goes on from “Do not use it”. */
  avoid: string;
  /** What to use then. A sentence of its own. */
  instead: string;
  /** What it does not take or do, on purpose. Goes on from “It refuses”. */
  refuses: string;
}

/** The parameters of a story file that put these words on its docs page (the check `stories` asks for them). */
export function componentDocs({ use, avoid, instead, refuses }: ComponentDocs): {
  docs: { description: { component: string } };
} {
  const component = [
    `**Use it** ${use}`,
    `**Do not use it** ${avoid}`,
    `**Instead:** ${instead}`,
    `**It refuses** ${refuses}`,
  ].join('\n\n');
  return { docs: { description: { component } } };
}
