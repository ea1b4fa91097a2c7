import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import JoinCode from './JoinCode.svelte';

const boxes = (): string => [...document.querySelectorAll('.code span')].map((box) => box.textContent || '_').join('');
const field = (): HTMLInputElement => screen.getByLabelText('Join with a code');
const type = (value: string): Promise<boolean> => fireEvent.input(field(), { target: { value } });
const submit = (): Promise<boolean> => fireEvent.submit(field().form!);

it('fills the boxes as one types, and joins', async () => {
  const join = vi.fn();
  render(JoinCode, { join });
  expect(boxes()).toBe('_____');
  await type('fox4');
  expect(boxes()).toBe('FOX4_');
  await type('FOX42');
  await submit();
  expect(join).toHaveBeenCalledWith('FOX-42');
});

it('takes a pasted link, and codes that are longer', async () => {
  const join = vi.fn();
  render(JoinCode, { join });
  await type('https://quirkbox.example/OWL-1234');
  expect(boxes()).toBe('OWL1234');
  await submit();
  expect(join).toHaveBeenCalledWith('OWL-1234');
});

it('does not go anywhere with half a code', async () => {
  const join = vi.fn();
  render(JoinCode, { join });
  await type('f');
  await submit();
  expect(join).not.toHaveBeenCalled();
});
