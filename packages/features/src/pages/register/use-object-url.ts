import { useEffect, useState } from 'react';

/** Revokes the object URL when the picture changes or the component unmounts. */
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
