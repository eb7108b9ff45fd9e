import { Avatar } from '@iru/ui/avatar';
import { Badge } from '@iru/ui/badge';
import { Button } from '@iru/ui/button';
import { buttonRecipe } from '@iru/ui/button/variants';
import { Card } from '@iru/ui/card';
import { Logo } from '@iru/ui/logo';
import { Motif } from '@iru/ui/motif';
import { Notice } from '@iru/ui/notice';
import { ProfileCardSkeleton } from '@iru/ui/profile-card/skeleton';
import { Prose } from '@iru/ui/prose';
import { Stat } from '@iru/ui/stat';
import { Stepper } from '@iru/ui/stepper';
import { TextField } from '@iru/ui/text-field';
import { TextLink } from '@iru/ui/text-link';

import { entries } from './entries';

/** A server component; only client components in it are sent to the browser. */
export default function Page() {
  return (
    <main>
      <h1>Rendered on the server</h1>
      <a className={buttonRecipe({ variant: 'secondary' })} href="#next">
        Next
      </a>
      <Button>Save</Button>
      <Badge>New</Badge>
      <Card>
        <Prose>
          <p>Some text.</p>
        </Prose>
      </Card>
      <Avatar name="Aline" alt="Aline" />
      <Logo />
      <Motif />
      <Notice variant="info">Read me.</Notice>
      <dl>
        <Stat label="Members" value="12" />
      </dl>
      <Stepper steps={['You', 'Them']} current={1} />
      <TextField label="Name" />
      <TextLink href="#more">More</TextLink>
      <ProfileCardSkeleton />
      <p>{`${entries.length} entries`}</p>
    </main>
  );
}
