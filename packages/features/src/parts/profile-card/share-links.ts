/** Returns the links to share a profile on networks, where the device has no share sheet (CARD-2). */
export const shareLinks = (url: string, text: string) => {
  const [u, t] = [encodeURIComponent(url), encodeURIComponent(text)];
  return [
    { id: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/?text=${t}%20${u}` },
    {
      id: 'facebook',
      label: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${u}&quote=${t}`,
    },
    { id: 'x', label: 'X', href: `https://x.com/intent/tweet?url=${u}&text=${t}` },
    {
      id: 'linkedin',
      label: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${u}`,
    },
  ];
};
