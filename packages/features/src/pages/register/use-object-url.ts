import { useEffect, useState } from 'react';

/** Returns an object URL for a picture; revokes it when the picture changes or the component unmounts. */
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
