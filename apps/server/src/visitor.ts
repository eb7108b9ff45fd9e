const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const IPV6 = /^(?=.*:.*:)[\da-f:]{2,39}$/;

/** Without port, brackets and IPv4-mapped prefix; undefined if it's invalid. */
const normalise = (text: string): string | undefined => {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
    .replace(/%.*$/, '')
    .toLowerCase();
  return IPV4.test(bare) || IPV6.test(bare) ? bare : undefined;
};

/** The /64 network, which a household shares. */
const toNetwork = (address: string): string => {
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
 * Returns a visitor's key for rate limiting: the address in front of the trusted proxies, or its network for IPv6.
 * @param peer The remote address of the connection, if known.
 * @param forwarded The `X-Forwarded-For` header, of which only the entries by trusted proxies count.
 */
export const getVisitorKey = (
  peer: string | undefined,
  forwarded: string | undefined,
  trustedProxies: number,
): string => {
  const chain = [
    ...(forwarded ?? '').split(',').filter((part) => part.trim() !== ''),
    ...(peer === undefined ? [] : [peer]),
  ];
  const at = Math.max(0, chain.length - 1 - trustedProxies);
  const address = normalise(trustedProxies === 0 ? (peer ?? '') : (chain[at] ?? ''));
  if (address === undefined) return 'unknown';
  return address.includes(':') ? toNetwork(address) : address;
};
