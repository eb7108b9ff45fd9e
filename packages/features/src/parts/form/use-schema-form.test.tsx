import { setTimeout } from 'node:timers/promises';

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Choice } from './Choice';
import { checkFields } from './check-fields';
import { Form } from './Form';
import { FormButton } from './FormButton';
import { useFieldValue } from './use-field-value';
import { type SchemaFormOptions, useSchemaForm } from './use-schema-form';

const EMPTY = { name: '', note: '', place: 'kigali', news: false, colour: '' };
const FILLED = { name: 'Aline', note: 'Muraho', colour: 'red' };
type Values = typeof EMPTY;
const needed = (reason: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(reason), v.maxLength(9, 'Too long'));
// In a different order from the page.
const schema = v.object({
  note: needed('A note'),
  name: needed('A name'),
  colour: v.pipe(v.string(), v.nonEmpty('A colour')),
});
type Output = v.InferOutput<typeof schema>;
type Options = Partial<SchemaFormOptions<Values, Output>>;
const onValid = vi.fn<(values: unknown) => void>();

function Example(options: Options) {
  const form = useSchemaForm<Values, Output>({ schema, defaultValues: EMPTY, onValid, ...options });
  const place = useFieldValue(form, 'place');
  return (
    <Form state={form}>
      <input aria-label="Name" {...strip(form.field('name'))} />
      <textarea aria-label="Note" {...strip(form.field('note'))} />
      <select aria-label="Place" {...strip(form.field('place'))}>
        <option value="kigali">Kigali</option>
        <option value="huye">Huye</option>
      </select>
      <input aria-label="News" type="checkbox" {...strip(form.field('news'))} />
      <Choice form={form} name="colour">
        {({ id, value, onValueChange }) => (
          <button id={id} type="button" onClick={() => onValueChange('red')}>
            {`Colour: ${value}`}
          </button>
        )}
      </Choice>
      <output>
        {[
          place,
          form.attempt,
          ...form.faults.map(({ name, message }) => `${name}: ${message}`),
        ].join('|')}
      </output>
      <FormButton>Send</FormButton>
      <button type="button" onClick={() => form.methods.reset()}>
        Reset
      </button>
    </Form>
  );
}

const strip = <Props extends { error: unknown }>({ error: _error, ...props }: Props) => props;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const output = () => screen.getByRole('status').textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const settled = () => act(() => setTimeout(5));

beforeEach(() => {
  // jsdom can't scroll.
  Element.prototype.scrollIntoView = () => undefined;
  onValid.mockReset();
});
describe('an invalid form', () => {
  it('lists each field once, with its first error, in page order, and counts each attempt', async () => {
    render(<Example />);
    press('Send');
    await waitFor(() =>
      expect(output()).toBe('kigali|1|name: A name|note: A note|colour: A colour'),
    );
    expect(onValid).not.toHaveBeenCalled();
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    // The summary receives focus again.
    press('Send');
    await waitFor(() => expect(output()).toContain('|2|'));
  });

  it('isn’t validated before submit or while typing', async () => {
    render(<Example />);
    type('Name', 'far too long a name');
    fireEvent.blur(field('Name'));
    await settled();
    expect(output()).toBe('kigali|0');
    press('Send');
    await waitFor(() => expect(output()).toContain('name: Too long'));
    type('Name', 'Aline');
    await settled();
    expect(output()).toContain('name: Too long');
  });

  it('reads fields that were filled without events', async () => {
    render(<Example />);
    field('Name').value = 'Aline';
    field('Place').value = 'huye';
    press('Send');
    await waitFor(() => expect(output()).toBe('huye|1|note: A note|colour: A colour'));
  });

  it('clears its errors when the step changes, also on return', async () => {
    const { rerender } = render(<Example step={1} />);
    press('Send');
    await waitFor(() => expect(output()).toContain('A name'));
    rerender(<Example step={2} />);
    expect(output()).toBe('kigali|1');
    rerender(<Example step={1} />);
    expect(output()).toBe('kigali|1');
  });
});

describe('a form without a summary', () => {
  it('moves focus to its first invalid field and clears the error of a changed field', async () => {
    render(<Example errorFocus="field" />);
    press('Send');
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    type('Name', 'A');
    expect(output()).toBe('kigali|1|note: A note|colour: A colour');
    expect(document.activeElement).toBe(field('Name'));
    press(/^Colour/);
    expect(output()).toBe('kigali|1|note: A note');
    press('Send');
    await waitFor(() => expect(document.activeElement).toBe(field('Note')));
  });
});

describe('a valid form', () => {
  const fill = () => {
    type('Name', ' Aline ');
    type('Note', 'Muraho');
    press(/^Colour/);
  };

  it('submits the parsed values and clears earlier errors', async () => {
    render(<Example />);
    press('Send');
    await waitFor(() => expect(output()).toContain('A name'));
    fill();
    press('Send');
    await waitFor(() => expect(onValid.mock.calls).toEqual([[FILLED]]));
    await waitFor(() => expect(output()).toBe('kigali|2'));
  });

  it('gets its schema on submit', async () => {
    let most = 3;
    const rules = () =>
      v.pipe(
        schema,
        checkFields(({ name }: Output) =>
          name.length > most ? [{ name: 'name', reason: `${most}` }] : [],
        ),
      );
    render(<Example schema={rules} />);
    fill();
    press('Send');
    await waitFor(() => expect(output()).toContain('name: 3'));
    most = 5;
    press('Send');
    await waitFor(() => expect(onValid).toHaveBeenCalledOnce());
  });

  it('is submitted once by a double click, and not by holding Enter', async () => {
    render(<Example />);
    fill();
    const send = screen.getByRole('button', { name: 'Send' });
    fireEvent.click(send, { detail: 1 });
    fireEvent.click(send, { detail: 2 });
    await settled();
    expect(onValid).toHaveBeenCalledOnce();
    expect(fireEvent.keyDown(field('Name'), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(field('Name'), { key: 'Enter' })).toBe(true);
  });
});

describe('a form’s draft', () => {
  const save = vi.fn<(values: Values) => void>();
  beforeEach(() => {
    save.mockReset();
  });

  it('is read on mount and saved after each change', async () => {
    const draft = { note: 'Half a thought', news: true, colour: 'blue' };
    render(<Example restore={() => draft} save={save} />);
    expect(field('Note').value).toBe('Half a thought');
    expect(field('News').checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Colour: blue' })).toBeTruthy();
    await settled();
    expect(save).not.toHaveBeenCalled();
    type('Place', 'huye');
    expect(save).toHaveBeenLastCalledWith({ ...EMPTY, ...draft, place: 'huye' });
    expect(output()).toBe('huye|0');
    press(/^Colour/);
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ colour: 'red' }));
  });

  it('isn’t saved on reset', async () => {
    render(<Example save={save} />);
    type('Name', 'Aline');
    save.mockReset();
    press('Reset');
    await settled();
    expect(field('Name').value).toBe('');
    expect(save).not.toHaveBeenCalled();
  });
});

describe('a prerendered form', () => {
  let isRestorable = false;
  const wake = async (options: Options, early: () => void) => {
    document.body.innerHTML = renderToString(<Example {...options} />);
    early();
    const complain = vi.spyOn(console, 'error');
    const root = await act(() => hydrateRoot(document.body, <Example {...options} />));
    expect(complain).not.toHaveBeenCalled();
    return root;
  };

  it('keeps and submits values entered before hydration', async () => {
    const root = await wake({}, () => {
      field('Name').value = 'Aline';
      field('Note').value = 'Muraho';
      field('Place').value = 'huye';
      field('News').checked = true;
    });
    const kept = ['Name', 'Note', 'Place'].map((name) => field(name).value);
    expect([...kept, field('News').checked]).toEqual(['Aline', 'Muraho', 'huye', true]);
    expect(output()).toBe('huye|0');
    press(/^Colour/);
    press('Send');
    await waitFor(() => expect(onValid).toHaveBeenCalledExactlyOnceWith(FILLED));
    act(() => root.unmount());
  });

  it('prefers values entered before hydration to a draft, and a draft to the initial values', async () => {
    const root = await wake(
      { restore: () => (isRestorable ? { name: 'Kept', note: 'Kept' } : {}) },
      () => {
        isRestorable = true;
        field('Note').value = 'Typed';
      },
    );
    expect([field('Name').value, field('Note').value]).toEqual(['Kept', 'Typed']);
    act(() => root.unmount());
  });
  it('has its initial values in the markup, without empty ones', () => {
    const markup = renderToString(<Example />);
    expect(markup).toContain('<option value="kigali" selected="">');
    expect(markup).not.toContain('value=""');
  });
});
