import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** One text in the three forms a browser may ask for. */
export interface CompressedBody {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/**
 * How hard to try. `soon` costs a page a few ms of work; `small` fifty times that for a tenth less, which is worth it for
 * what is sent many times.
 */
export type CompressionLevel = 'soon' | 'small';

const LEVELS: Readonly<Record<CompressionLevel, { brotli: number; gzip: number }>> = {
  soon: { brotli: 5, gzip: 6 },
  small: { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 },
};

/** Compresses a text off the main thread. */
export async function compress(text: string, effort: CompressionLevel = 'small'): Promise<CompressedBody> {
  const plain = Buffer.from(text);
  const { brotli, gzip: level } = LEVELS[effort];
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    promisify(gzip)(plain, { level }),
  ]);
  return { plain, br, gzip: gz };
}

/** Picks the form the browser says it can read. */
export function pickEncoding(
  accepted: string | undefined,
  body: CompressedBody,
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
