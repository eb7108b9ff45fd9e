import type { Elements } from '../page/elements';

export interface DemoAsideProps {
  heading: string;
  text: string;
  children?: Elements;
}

export function DemoAside({ heading, text, children }: DemoAsideProps) {
  return (
    <aside aria-labelledby="demo" className="rounded-lg bg-accent-wash p-5 md:p-6">
      <h2 id="demo" className="text-title">
        {heading}
      </h2>
      <p className="mt-2">{text}</p>
      {children}
    </aside>
  );
}
