const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const IPV6 = /^(?=.*:.*:)[\da-f:]{2,39}$/;

/** An address without a port, brackets or the prefix of IPv4 in IPv6; undefined when it is none. */
const plain = (text: string): string | undefined => {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
    .replace(/%.*$/, '')
    .toLowerCase();
  return IPV4.test(bare) || IPV6.test(bare) ? bare : undefined;
};

/** The half of an IPv6 address that a household shares, as eight groups cut to four. */
const network = (address: string): string => {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = address.includes('::')
    ? [
        ...left,
        ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'),
        ...right,
      ]
    : left;
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/**
 * Returns the key a visitor is counted under: the address in front of the trusted proxies, or the network of an IPv6 address.
 * @param peer The other end of the connection, where it is known.
 * @param forwarded The header `X-Forwarded-For`, which counts only as far as trusted proxies wrote it.
 */
export const visitorOf = (
  peer: string | undefined,
  forwarded: string | undefined,
  trustedProxies: number,
): string => {
  const chain = [
    ...(forwarded ?? '').split(',').filter((part) => part.trim() !== ''),
    ...(peer === undefined ? [] : [peer]),
  ];
  const at = Math.max(0, chain.length - 1 - trustedProxies);
  const address = plain(trustedProxies === 0 ? (peer ?? '') : (chain[at] ?? ''));
  if (address === undefined) return 'unknown';
  return address.includes(':') ? network(address) : address;
};
