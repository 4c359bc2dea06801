const V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/** An address as a number of 32 or 128 bits. */
export type IpAddress = { bits: 32 | 128; value: bigint };

function readV4(text: string): bigint | null {
  const parts = V4.exec(text)?.slice(1);
  if (!parts || parts.some((part) => Number(part) > 255 || /^0\d/.test(part))) return null;
  return parts.reduce((value, part) => value * 256n + BigInt(part), 0n);
}

/** The groups of an IPv6 text whose last two may be written as an IPv4 address. */
function groupsOf(text: string): readonly number[] | null {
  if (text === '') return [];
  const groups: number[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    const tail = index === parts.length - 1 ? readV4(part) : null;
    if (tail !== null) groups.push(Number(tail >> 16n), Number(tail & 0xffffn));
    else if (/^[0-9a-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else return null;
  }
  return groups;
}

function readV6(text: string): bigint | null {
  const [left = '', right, extra] = text.split('::');
  const head = groupsOf(left);
  const tail = groupsOf(right ?? '');
  if (head === null || tail === null || extra !== undefined) return null;
  if (right !== undefined && left.includes('.')) return null;
  const missing = 8 - head.length - tail.length;
  if (right === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => 0), ...tail];
  return groups.reduce((value, group) => value * 65_536n + BigInt(group), 0n);
}

/**
 * Reads an IP address in any of its spellings: IPv4 without leading zeros, IPv6 shortened or not; an IPv4 one mapped
 * into IPv6 (`::ffff:192.0.2.1`) is the IPv4 one. Null for what is none, also with a port or a zone.
 */
export function readIp(text: string): IpAddress | null {
  const v4 = readV4(text);
  if (v4 !== null) return { bits: 32, value: v4 };
  const v6 = readV6(text);
  if (v6 === null) return null;
  return v6 >> 32n === 0xffffn ? { bits: 32, value: v6 & 0xffff_ffffn } : { bits: 128, value: v6 };
}

/**
 * Reads a range written as an address and a number of bits (`10.0.0.0/8`), or as one address alone. Bits behind the
 * prefix do not count. Null for what is none.
 */
function readRange(text: string): (IpAddress & { prefix: number }) | null {
  const [address = '', written, extra] = text.split('/');
  const ip = readIp(address);
  if (ip === null || extra !== undefined) return null;
  if (written === undefined) return { ...ip, prefix: ip.bits };
  const mapped = ip.bits === 32 && address.includes(':') ? 96 : 0;
  const prefix = /^(?:0|[1-9]\d{0,2})$/.test(written) ? Number(written) - mapped : -1;
  return prefix >= 0 && prefix <= ip.bits ? { ...ip, prefix } : null;
}

/** Tells whether an address lies in a range (`10.0.0.0/8`, or one address); never in one that cannot be read. */
export function isInRange(ip: IpAddress, range: string): boolean {
  const read = readRange(range);
  if (read === null || read.bits !== ip.bits) return false;
  const behind = BigInt(read.bits - read.prefix);
  return ip.value >> behind === read.value >> behind;
}
