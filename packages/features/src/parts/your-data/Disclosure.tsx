import { Details, type DetailsProps } from '@iru/ui/details';

/** Something long that is there for whoever asks. */
export function Disclosure(props: DetailsProps) {
  return <Details {...props} />;
}
