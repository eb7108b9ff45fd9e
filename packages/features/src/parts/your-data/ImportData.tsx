import { Notice } from '@iru/ui/notice';
import { clsx } from 'clsx';
import { Upload } from 'lucide-react';

import { dataCopy } from '#words/parts/your-data/copy';
import { ImportDialog } from './ImportDialog';
import { useImport } from './use-import';

const copy = dataCopy.import;

/** Imports an exported file; nothing changes before the visitor has seen what would change. */
export function ImportData() {
  const { result, pending, choose, cancel, confirm } = useImport();
  return (
    <div>
      <h3 className="text-title">{copy.heading}</h3>
      <p className="mt-1 text-ink-soft">{copy.text}</p>
      <label
        className={clsx(
          'relative mt-4 inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-surface px-6 py-2',
          'font-semibold transition-colors duration-fast hover:border-ink hover:bg-raised',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring no-has:focus-within:outline-2',
        )}
      >
        <Upload aria-hidden="true" className="size-5" />
        <span>{copy.action}</span>
        <input
          type="file"
          accept="application/json,.json"
          className="absolute inset-0 size-full cursor-pointer rounded-full opacity-0"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void choose(file);
            // Lets the visitor choose the same file again.
            event.target.value = '';
          }}
        />
      </label>
      <div role="status" className="not-empty:mt-4">
        {result ? <Notice variant={result.kind}>{result.text}</Notice> : null}
      </div>
      {pending ? <ImportDialog pending={pending} onCancel={cancel} onConfirm={confirm} /> : null}
    </div>
  );
}
