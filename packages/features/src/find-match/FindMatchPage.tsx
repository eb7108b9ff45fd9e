export function FindMatchPage() { return <h1><title>x</title></h1>; }
