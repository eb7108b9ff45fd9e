import { Button } from '@iru/ui/button';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { exportDeviceData } from '../../persistence/device-data';
import { downloadText } from '../../platform/download';
import { dataCopy } from '#words/parts/your-data/copy';

const copy = dataCopy.export;
const FILE_NAME = 'iru-my-data.json';

export function ExportData() {
  const [done, setDone] = useState(false);
  return (
    <div>
      <h3 className="text-title">{copy.heading}</h3>
      <p className="mt-1 text-ink-soft">{copy.text}</p>
      <Button
        variant="secondary"
        className="mt-4"
        onClick={() => {
          downloadText(FILE_NAME, 'application/json', exportDeviceData());
          setDone(true);
        }}
      >
        <Download aria-hidden="true" className="size-5" />
        <span>{copy.action}</span>
      </Button>
      <p role="status" className="text-ink-soft not-empty:mt-3">
        {done ? copy.done(FILE_NAME) : ''}
      </p>
    </div>
  );
}
