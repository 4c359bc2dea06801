import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** One text in the three forms a browser may ask for. */
export interface Compressed {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Compresses a text that will be sent many times; done once, off the main thread. */
export async function compressed(text: string): Promise<Compressed> {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return { plain, br, gzip: gz };
}

/** Picks the form the browser says it can read. */
export function pickEncoding(
  accepted: string | undefined,
  body: Compressed,
): { content: Buffer; encoding: 'br' | 'gzip' | null } {
  const offers = new Map(
    (accepted ?? '').split(',').map((offer): [string, boolean] => {
      const [name = '', ...rest] = offer.trim().toLowerCase().split(';');
      return [name, !rest.some((one) => /^\s*q=0(?:\.0*)?\s*$/.test(one))];
    }),
  );
  if (offers.get('br')) return { content: body.br, encoding: 'br' };
  if (offers.get('gzip')) return { content: body.gzip, encoding: 'gzip' };
  return { content: body.plain, encoding: null };
}
