import { report } from '@baize/page/report';

type Policy = { createScript(code: string): unknown; createScriptURL(url: string): unknown };

/**
 * Marks a tracking script's code and address as let in on purpose, so that reports of Trusted Types tell only of what
 * nobody meant to run. What is let in was read by `domain/tracking-markup`, and its code is in the page's policy.
 */
export const trusted = {
  code: (code: string): unknown => policy()?.createScript(code) ?? code,
  url: (url: string): unknown => policy()?.createScriptURL(url) ?? url,
};

let made: Policy | null | undefined;

function policy(): Policy | null {
  made ??= makePolicy();
  return made;
}

function makePolicy(): Policy | null {
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  if (!isFactory(factory)) return null;
  try {
    return factory.createPolicy('baize-tracking', {
      createScript: (code) => code,
      createScriptURL: (url) => url,
    });
  } catch (problem) {
    report('No policy for tracking scripts could be made.', problem);
    return null;
  }
}

type Rules = { createScript(code: string): string; createScriptURL(url: string): string };

function isFactory(found: unknown): found is { createPolicy(name: string, rules: Rules): Policy } {
  return typeof found === 'object' && found !== null && 'createPolicy' in found;
}
