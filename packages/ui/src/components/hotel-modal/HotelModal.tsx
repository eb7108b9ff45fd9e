'use client';

import { ExternalLink, MapPin, Phone } from 'lucide-react';

import { Button } from '../button/Button';
import { Dialog, type DialogProps } from '../dialog/Dialog';
import type { DialogControl } from '../dialog/DialogFrame';
import { useLabels } from '../../labels/use-labels';
import { hotelModalLabels, type HotelModalLabels } from './copy';

export interface HotelDetails {
  /** The hotel's name, which is the dialog's heading. */
  name: string;
  /** The street address. */
  address: string;
  /** The phone number as it's written, with spaces; leave it out if no public source lists it. */
  phone?: string;
  /** What visitors should know, in a sentence or two. */
  notes: string;
  /** The URL of the hotel's own page. */
  link: string;
}

export interface HotelModalProps
  extends
    DialogControl,
    Omit<DialogProps, 'title' | 'description' | 'closeLabel' | 'footer' | 'children'> {
  /** The hotel to show. */
  hotel: HotelDetails;
  /** Labels that replace the English `hotelModalLabels`. */
  labels?: Partial<HotelModalLabels>;
}

const telephone = (written: string) => `tel:${written.replace(/[^+\d]/g, '')}`;

/** Details of a hotel; its close button, the backdrop and Escape close it (MEET-2). */
export function HotelModal({ hotel, labels: ownLabels, ...rest }: HotelModalProps) {
  const labels = { ...useLabels('hotelModal', hotelModalLabels), ...ownLabels };
  return (
    <Dialog
      {...rest}
      title={<span translate="no">{hotel.name}</span>}
      closeLabel={labels.close}
      footer={
        <Button asChild>
          <a href={hotel.link} target="_blank" rel="noopener noreferrer">
            <span>{labels.openPage}</span>
            <span className="sr-only">{` ${labels.newTab}`}</span>
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        </Button>
      }
    >
      <dl className="grid gap-5">
        <div className="relative ps-9">
          <dt className="text-small text-ink-soft">
            <MapPin aria-hidden="true" className="absolute start-0 top-0.5 size-5 text-primary" />
            <span>{labels.address}</span>
          </dt>
          <dd translate="no">{hotel.address}</dd>
        </div>
        <div className="relative ps-9">
          <dt className="text-small text-ink-soft">
            <Phone aria-hidden="true" className="absolute start-0 top-0.5 size-5 text-primary" />
            <span>{labels.phone}</span>
          </dt>
          <dd>
            {hotel.phone === undefined ? (
              labels.noPhone
            ) : (
              <a
                href={telephone(hotel.phone)}
                translate="no"
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-primary"
              >
                {hotel.phone}
              </a>
            )}
          </dd>
        </div>
        <div className="border-t border-line pt-5">
          <dt className="text-small text-ink-soft">{labels.notes}</dt>
          <dd className="mt-1">{hotel.notes}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
