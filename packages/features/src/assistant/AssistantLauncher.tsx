import { FloatingButton } from '@iru/ui/floating-button';
import { MessageCircleHeart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { useLazyImport } from '../parts/lazy/use-lazy-import';
import { reloadNeeded } from '../platform/reload-needed';
import { useStore } from '../platform/use-store';
import { assistantOpening } from './assistant-opening';
import { assistantLauncherCopy as copy } from '#words/assistant/copy-launcher';
import { withEnglish } from '../parts/language/with-english';
import { assistantLauncherCopy as english } from './copy-launcher';

const loadPanel = () => import('./ConnectedAssistant');

/** Below this width in CSS pixels the panel covers the page, so it closes when a link is followed. */
const COVERING_WIDTH_PX = 640;

/** The floating button on every page; the panel loads when it's first opened (CHAT-1). */
export function AssistantLauncher() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useLazyImport(open, loadPanel);
  const needsReload = useStore<number>(reloadNeeded) > 0;
  const failed = needsReload
    ? copy.besideReload
    : withEnglish(copy.unavailable, english.unavailable);
  const status = { idle: '', loading: copy.loading, failed, ready: '' };

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => assistantOpening.subscribe(() => setOpen(true)), []);

  return (
    <div data-print="hide">
      <FloatingButton
        ref={button}
        label={open ? copy.close : copy.open}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={open ? close : () => setOpen(true)}
      >
        <MessageCircleHeart aria-hidden="true" />
      </FloatingButton>
      <p
        role="status"
        className="fixed end-20 bottom-[calc(1.25rem+var(--bar-height))] z-(--layer-floating) max-w-[min(var(--container-card),100vw-7rem)] rounded-md bg-night px-4 text-small text-on-night not-empty:py-3 sm:end-24 short:static short:m-4 short:empty:m-0"
      >
        {open ? status[panel.state] : null}
      </p>
      {panel.state === 'ready' ? (
        <panel.value.ConnectedAssistant
          open={open}
          onClose={close}
          onCovered={() => setOpen(false)}
          onFollow={() => {
            if (window.innerWidth < COVERING_WIDTH_PX) setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}
