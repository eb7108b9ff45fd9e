export type ScriptStep =
  | { readonly status: number; readonly body?: string }
  /** Never responds; `deaf` also ignores the abort signal. */
  | { readonly hang: 'listening' | 'deaf' }
  /** Responds, sends the beginning of the body, then stalls. */
  | { readonly status: number; readonly stall: string }
  /** Responds, sends the beginning of the body, then the connection fails. */
  | { readonly status: number; readonly cut: string }
  | { readonly offline: true };

export interface RecordedCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly cache?: RequestCache | undefined;
}

const NO_CONTENT = [204, 205, 304];

function partialBody(text: string, end: 'stall' | 'cut'): ReadableStream<Uint8Array> {
  let sent = false;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (!sent) controller.enqueue(new TextEncoder().encode(text));
      else if (end === 'cut') controller.error(new TypeError('terminated'));
      else return new Promise<void>(() => undefined);
      sent = true;
      return undefined;
    },
  });
}

async function perform(
  step: ScriptStep,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  if ('offline' in step) throw new TypeError('Failed to fetch');
  if ('hang' in step) {
    return new Promise<Response>((_resolve, reject) => {
      const abort = (): void => reject(new DOMException('', 'AbortError'));
      if (step.hang === 'listening') signal?.addEventListener('abort', abort);
    });
  }
  if ('stall' in step)
    return new Response(partialBody(step.stall, 'stall'), { status: step.status });
  if ('cut' in step) return new Response(partialBody(step.cut, 'cut'), { status: step.status });
  return new Response(NO_CONTENT.includes(step.status) ? null : (step.body ?? ''), {
    status: step.status,
  });
}

/** A `fetch` that plays the steps in turn, repeats the last one and records its calls. */
export function scriptedFetch(...steps: readonly ScriptStep[]): {
  readonly fetch: typeof fetch;
  readonly calls: readonly RecordedCall[];
} {
  const calls: RecordedCall[] = [];
  const play: typeof fetch = (input, init) => {
    const step = steps[Math.min(calls.length, steps.length - 1)] ?? { offline: true };
    calls.push({
      url: input instanceof Request ? input.url : String(input),
      method: init?.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? init.body : undefined,
      cache: init?.cache,
    });
    return perform(step, init?.signal);
  };
  return { fetch: play, calls };
}
