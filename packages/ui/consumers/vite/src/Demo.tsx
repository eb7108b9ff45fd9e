'use client';

import { Button } from '@iru/ui/button';
import { CoinKeypad } from '@iru/ui/coin-keypad';
import type { CoinKeypadMode } from '@iru/ui/coin-keypad/variants';
import { Dialog } from '@iru/ui/dialog';
import { ProfileCard } from '@iru/ui/profile-card';
import { Switch } from '@iru/ui/switch';
import { Toaster } from '@iru/ui/toaster';
import { toast } from '@iru/ui/toaster/toast';
import { useState } from 'react';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"%3E%3Crect width="4" height="5" fill="%23b76"/%3E%3C/svg%3E';

/** The components as an application uses them, with their default labels. */
export function Demo() {
  const [liked, setLiked] = useState(false);
  const [comments, setComments] = useState<{ id: string; text: string }[]>([]);
  const [mode, setMode] = useState<CoinKeypadMode>('coins');
  const [value, setValue] = useState('');
  return (
    <main style={{ display: 'grid', gap: 32, maxWidth: 420, padding: 16 }}>
      <h1>Consumer</h1>
      <Button onClick={() => toast.success('Saved.')}>Save</Button>
      <Switch label="Show my age" hint="Others see it on your card." />
      <Dialog title="Say hello" trigger={<Button variant="secondary">Write</Button>}>
        <p>Be kind.</p>
      </Dialog>
      <ProfileCard
        person={{ name: 'Aline', age: 28, city: 'Kigali', country: 'Rwanda' }}
        picture={{ src: PICTURE, alt: 'Aline, smiling', width: 480, height: 600 }}
        headingLevel={2}
        liked={liked}
        onLikedChange={setLiked}
        comments={comments}
        onComment={(text) => setComments([{ id: String(comments.length), text }, ...comments])}
        shareLinks={[{ id: 'mail', label: 'Mail', href: 'mailto:?body=hello' }]}
        onShare={() => false}
        onCopyLink={() => toast.info('Copied.')}
        onWave={() => toast.info('You waved.')}
        onConnect={() => toast.info('Request sent.')}
      />
      <CoinKeypad
        mode={mode}
        onModeChange={setMode}
        value={value || '0'}
        unit={mode === 'coins' ? 'coins' : 'RWF'}
        result={`${Number(value || 0) * 10} RWF`}
        onKey={(key) =>
          setValue(
            key === 'clear' ? '' : key === 'backspace' ? value.slice(0, -1) : `${value}${key}`,
          )
        }
      />
      <Toaster />
    </main>
  );
}
