/** The part of the library that is used here. */
interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** The check that a visitor is no robot could not be made: something holds its script back. */
export class RecaptchaBlocked extends Error {
  override readonly name = 'RecaptchaBlocked';
}

/** The second is for networks that hold the first back. */
const HOSTS = ['https://www.google.com', 'https://www.recaptcha.net'] as const;
const TIMEOUT_MS = 8_000;

let loading: Promise<Recaptcha> | null = null;

/** Fetches the library once; a failed try is forgotten, so that the next one begins anew. */
export function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  loading ??= fromAnyHost(siteKey).catch((problem: unknown) => {
    loading = null;
    throw problem;
  });
  return loading;
}

/** Gives a fresh token for one action. Rejects with `RecaptchaBlocked` in any trouble. */
export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  const library = await loadRecaptcha(siteKey);
  try {
    return await withTimeout(library.execute(siteKey, { action }));
  } catch (problem) {
    throw new RecaptchaBlocked('The check gave no token.', { cause: problem });
  }
}

async function fromAnyHost(siteKey: string): Promise<Recaptcha> {
  for (const host of HOSTS) {
    try {
      return await withTimeout(fromHost(host, siteKey));
    } catch {
      // The other host may be open.
    }
  }
  throw new RecaptchaBlocked('The check did not load.');
}

function fromHost(host: string, siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${host}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.async = true;
    const fail = () => {
      script.remove();
      reject(new RecaptchaBlocked(`${host} does not answer.`));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const library = window.grecaptcha;
      if (library) library.ready(() => resolve(library));
      else fail();
    });
    document.head.append(script);
  });
}

function withTimeout<T>(work: PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new RecaptchaBlocked('No answer in time.')), TIMEOUT_MS);
    void Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(patience));
  });
}
