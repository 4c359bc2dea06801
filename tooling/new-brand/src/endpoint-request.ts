import { findNameFaults } from './names.ts';
import { readCommand } from './read-command.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
const AUTHS = ['none', 'optional', 'required'] as const;

/** An endpoint of the platform as the client, the sandbox and the contract know it. */
export interface EndpointRequest {
  group: string;
  name: string;
  method: (typeof METHODS)[number];
  path: string;
  /** Whether it carries the player's token (`Endpoint` of `@baize/api`). */
  auth: (typeof AUTHS)[number];
  /** What it is for, in a few words, without a dot. */
  summary: string;
}

/** What a person wrote, unchecked. */
export type EndpointAnswers = Partial<Record<keyof EndpointRequest, string | undefined>>;

/** What is there already. */
export interface EndpointSurroundings {
  /** Names of the groups. */
  groups: readonly string[];
  /** Names of the endpoints, and of files beside which theirs would stand. */
  names: readonly string[];
  /** `GET /api/…` of each. */
  addresses: readonly string[];
}

export const ENDPOINT_USAGE =
  "pnpm new endpoint <group> <name> --method GET|POST|PUT|DELETE --path /api/… --summary 'The quests of a player' [--auth none|optional|required]";

/**
 * Reads a command line: `endpoint rewards get-quests --method GET --path /api/user/quests --summary …`.
 *
 * @throws Error for an option there is not.
 */
export function readEndpoint(args: readonly string[]): EndpointAnswers {
  return readCommand(args, { words: ['group', 'name'], options: ['method', 'path', 'summary', 'auth'] });
}

/** Parts of letters, digits, dots and hyphens, or `{name}` for what changes. */
const PATH = /^\/api(?:\/(?:[A-Za-z0-9][\w.-]*|\{[a-z][A-Za-z0-9]*\}))+$/;
/** Nothing that a string of code or a table's cell would read as more than a letter. */
const SUMMARY = /^\p{Lu}[\p{L}\p{M}\p{N} ,:;’“”()/-]{2,99}$/u;

/** Checks what a person wrote; answers the request, or every reason why it is none. */
export function checkEndpoint(
  answers: EndpointAnswers,
  there: EndpointSurroundings,
): { request: EndpointRequest } | { problems: string[] } {
  const { group = '', name = '', path = '', summary = '' } = answers;
  const method = METHODS.find((one) => one === answers.method);
  const auth = AUTHS.find((one) => one === (answers.auth ?? 'required'));
  const problems = findNameFaults(name);
  if (!there.groups.includes(group))
    problems.unshift(`group "${group}": there are ${there.groups.join(', ')}`);
  if (there.names.includes(name))
    problems.push(`name "${name}": an endpoint or a file of this name is there already`);
  if (!method) problems.push(`method "${answers.method ?? ''}": write --method ${METHODS.join(', ')}`);
  if (!PATH.test(path))
    problems.push(`path "${path}": write --path as /api/user/quests or /api/user/quests/{id}`);
  else if (there.addresses.includes(`${method} ${path}`))
    problems.push(`path "${path}": ${method} ${path} is there already`);
  if (!auth) problems.push(`auth "${answers.auth ?? ''}": write --auth ${AUTHS.join(', ')}`);
  if (!SUMMARY.test(summary))
    problems.push(
      `summary "${summary}": write --summary as a few words with a capital letter before and no dot behind`,
    );
  if (problems.length > 0 || !method || !auth) return { problems };
  return { request: { group, name, method, path, auth, summary } };
}
