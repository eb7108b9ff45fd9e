import type { Like } from '../../persistence/likes';
import type { OwnProfile } from '../../persistence/own-profile';
import type { Thread } from '../../persistence/threads';
import type { Wallet } from '../../domain/ledger';
import { SavedForLater } from '../../parts/people/SavedForLater';
import { PageHead } from '../../parts/page/PageHead';
import { userCopy as copy } from './copy';
import { LikesRow } from './LikesRow';
import { MemberHead } from './MemberHead';
import { OwnProfileCard } from './OwnProfileCard';
import { RecentThreads } from './RecentThreads';
import { WalletPanel } from './WalletPanel';

export interface MemberProps {
  /** The visitor's own profile, null before the registration. */
  profile: OwnProfile | null;
  /** The people the visitor likes, newest first. */
  likes: readonly Like[];
  /** The saved wallet. */
  wallet: Wallet;
  /** The visitor's conversations, newest first. */
  threads: readonly Thread[];
  /** How many messages a conversation has, by thread id. */
  countOf: (id: string) => number;
  /** Which data only a newer version of the site can read. */
  newer: { readonly likes: boolean; readonly threads: boolean };
  /** Called to log out. */
  onLogOut: () => void;
}

/** Everything that is saved for a logged-in visitor. */
export function Member({ profile, likes, wallet, threads, countOf, newer, onLogOut }: MemberProps) {
  return (
    <div className="min-h-dvh pb-(--section-space)">
      <PageHead title={copy.title} description={copy.description} />
      <MemberHead profile={profile} onLogOut={onLogOut} />
      <div className="page-width mt-8 grid items-start gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-y-12">
          <LikesRow likes={likes} newer={newer.likes} />
          <SavedForLater />
          <RecentThreads threads={threads} countOf={countOf} newer={newer.threads} />
        </div>
        <WalletPanel wallet={wallet} />
      </div>
      <div className="page-width mt-12">
        <OwnProfileCard profile={profile} />
      </div>
    </div>
  );
}
