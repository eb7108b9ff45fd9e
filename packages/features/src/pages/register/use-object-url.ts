import { useEffect, useState } from 'react';

/** An address under which the page alone can show a picture; given back when the picture changes or goes. */
export const useObjectUrl = (blob: Blob | null): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [blob]);
  return url;
};
