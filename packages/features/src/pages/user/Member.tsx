import type { Like } from '../../persistence/likes';
import type { OwnProfile } from '../../persistence/own-profile';
import type { Thread } from '../../persistence/threads';
import type { Wallet } from '../../domain/ledger';
import { SavedForLater } from '../../parts/people/SavedForLater';
import { PageHead } from '../../parts/page/PageHead';
import { userCopy as copy } from '#words/pages/user/copy';
import { LikesRow } from './LikesRow';
import { MemberHead } from './MemberHead';
import { OwnProfileCard } from './OwnProfileCard';
import { RecentThreads } from './RecentThreads';
import { WalletPanel } from './WalletPanel';

export interface MemberProps {
  /** Null before the registration. */
  profile: OwnProfile | null;
  /** Newest first. */
  likes: readonly Like[];
  wallet: Wallet;
  /** Newest first. */
  threads: readonly Thread[];
  countOf: (id: string) => number;
  onLogOut: () => void;
}

export function Member({ profile, likes, wallet, threads, countOf, onLogOut }: MemberProps) {
  return (
    <div className="min-h-dvh pb-(--section-space)">
      <PageHead title={copy.title} description={copy.description} />
      <MemberHead profile={profile} onLogOut={onLogOut} />
      <div className="page-width mt-8 grid items-start gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-y-12">
          <LikesRow likes={likes} />
          <SavedForLater />
          <RecentThreads threads={threads} countOf={countOf} />
        </div>
        <WalletPanel wallet={wallet} />
      </div>
      <div className="page-width mt-12">
        <OwnProfileCard profile={profile} />
      </div>
    </div>
  );
}
