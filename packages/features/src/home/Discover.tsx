export function Discover({ loggedIn }: { loggedIn: boolean }) { return <p>{String(loggedIn)}</p>; }
