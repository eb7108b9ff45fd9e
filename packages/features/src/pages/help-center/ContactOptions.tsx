import { ListButton } from '@iru/ui/list-button';
import { Section } from '@iru/ui/section';
import { Mail, MessageCircle, Phone } from 'lucide-react';

import { assistantOpening } from '../../assistant/assistant-opening';
import { brand, emailHref, phoneHref } from '../../content/brand';
import { helpCenterCopy } from '#words/pages/help-center/copy';

const copy = helpCenterCopy.contact;

export function ContactOptions() {
  const options = [
    { id: 'phone', name: copy.phone, text: brand.phone, href: phoneHref, Icon: Phone },
    { id: 'email', name: copy.email, text: brand.email, href: emailHref, Icon: Mail },
  ];
  return (
    <Section tone="primary-wash" edge="top" heading={copy.heading} intro={copy.text}>
      <ul className="grid gap-4 md:grid-cols-3">
        <li>
          <ListButton variant="card" onClick={assistantOpening.request}>
            <MessageCircle
              aria-hidden="true"
              className="size-7 shrink-0 text-accent"
              strokeWidth={1.6}
            />
            <span>
              <span className="block font-display text-title">{copy.chat}</span>{' '}
              <span className="block text-ink-soft">{copy.chatText}</span>
            </span>
          </ListButton>
        </li>
        {options.map(({ id, name, text, href, Icon }) => (
          <li key={id}>
            <ListButton asChild variant="card">
              <a href={href}>
                <Icon
                  aria-hidden="true"
                  className="size-7 shrink-0 text-accent"
                  strokeWidth={1.6}
                />
                <span className="min-w-0">
                  <span className="block font-display text-title">{name}</span>{' '}
                  <span className="block wrap-anywhere text-ink-soft">{text}</span>
                </span>
              </a>
            </ListButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
