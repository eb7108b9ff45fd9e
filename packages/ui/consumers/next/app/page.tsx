import { Demo } from './Demo';

export default function Page() {
  return <Demo />;
}
