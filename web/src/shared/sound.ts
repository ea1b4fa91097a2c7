// All sounds are made here, from two oscillators and a little noise: short, soft, no files.
import { prefs, volumes } from './prefs.svelte';

type Note = { f: number; to?: number; at?: number; for: number; gain?: number; wave?: OscillatorType };
type Hiss = { at?: number; for: number; gain?: number; from: number; to: number };

const sounds = {
  tap: { notes: [{ f: 520, to: 440, for: 0.05, gain: 0.35 }] },
  card: { notes: [{ f: 190, to: 120, for: 0.09, gain: 0.7 }], hiss: [{ for: 0.07, gain: 0.25, from: 3000, to: 900 }] },
  deal: { hiss: [{ for: 0.09, gain: 0.22, from: 2400, to: 5200 }] },
  whoosh: { hiss: [{ for: 0.22, gain: 0.18, from: 500, to: 2600 }] },
  token: {
    notes: [
      { f: 988, for: 0.09, gain: 0.5 },
      { f: 1319, at: 0.08, for: 0.28, gain: 0.55 },
    ],
  },
  call: {
    notes: [
      { f: 392, to: 784, for: 0.16, gain: 0.7, wave: 'triangle' },
      { f: 1175, at: 0.12, for: 0.16, gain: 0.3 },
    ],
  },
  wrong: {
    notes: [
      { f: 233, to: 175, for: 0.2, gain: 0.55, wave: 'triangle' },
      { f: 185, to: 139, at: 0.16, for: 0.26, gain: 0.5, wave: 'triangle' },
    ],
  },
  turn: {
    notes: [
      { f: 587, for: 0.12, gain: 0.45 },
      { f: 880, at: 0.11, for: 0.22, gain: 0.45 },
    ],
  },
  tick: { notes: [{ f: 1400, for: 0.025, gain: 0.2 }] },
  // tiles that knock, motors that hum, things that are run into
  slide: {
    notes: [{ f: 240, to: 170, for: 0.05, gain: 0.45 }],
    hiss: [{ for: 0.05, gain: 0.16, from: 1800, to: 1100 }],
  },
  motor: { notes: [{ f: 70, to: 130, for: 0.26, gain: 0.4, wave: 'sawtooth' }] },
  bonk: {
    notes: [{ f: 150, to: 60, for: 0.18, gain: 0.9, wave: 'triangle' }],
    hiss: [{ for: 0.12, gain: 0.4, from: 900, to: 300 }],
  },
  splash: {
    hiss: [
      { for: 0.3, gain: 0.3, from: 700, to: 3600 },
      { at: 0.1, for: 0.2, gain: 0.2, from: 3000, to: 900 },
    ],
  },
  missile: {
    notes: [{ f: 300, to: 1200, for: 0.3, gain: 0.35, wave: 'triangle' }],
    hiss: [{ for: 0.32, gain: 0.3, from: 600, to: 3000 }],
  },
  beep: { notes: [{ f: 880, for: 0.09, gain: 0.5 }] },
  win: {
    notes: [523, 659, 784, 1047, 1319].map((f, i) => ({
      f,
      at: i * 0.11,
      for: i === 4 ? 0.6 : 0.16,
      gain: 0.5,
      wave: 'triangle' as const,
    })),
  },
} satisfies Record<string, { notes?: Note[]; hiss?: Hiss[] }>;

export type Sound = keyof typeof sounds;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function sing(audio: AudioContext, out: AudioNode, note: Note): void {
  const start = audio.currentTime + (note.at ?? 0);
  const tone = new OscillatorNode(audio, { type: note.wave ?? 'sine', frequency: note.f });
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, start + note.for);
  const loud = new GainNode(audio, { gain: 0 });
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(note.gain ?? 0.5, start + 0.012);
  loud.gain.exponentialRampToValueAtTime(0.001, start + note.for);
  tone.connect(loud).connect(out);
  tone.start(start);
  tone.stop(start + note.for + 0.02);
}

function rustle(audio: AudioContext, out: AudioNode, hiss: Hiss): void {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const start = audio.currentTime + (hiss.at ?? 0);
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: hiss.from, Q: 1.2 });
  band.frequency.exponentialRampToValueAtTime(hiss.to, start + hiss.for);
  const loud = new GainNode(audio, { gain: 0 });
  loud.gain.setValueAtTime(hiss.gain ?? 0.2, start);
  loud.gain.exponentialRampToValueAtTime(0.001, start + hiss.for);
  source.connect(band).connect(loud).connect(out);
  source.start(start, Math.random() * 0.3, hiss.for + 0.02);
}

export function play(name: Sound): void {
  if (prefs.muted || document.hidden || typeof AudioContext === 'undefined') return;
  // Browsers let a page make sound only after one has touched it.
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return;
  context ??= new AudioContext();
  void context.resume();
  const out = new GainNode(context, { gain: 0.22 * volumes[prefs.volume] });
  out.connect(context.destination);
  const sound: { notes?: Note[]; hiss?: Hiss[] } = sounds[name];
  sound.notes?.forEach((note) => sing(context!, out, note));
  sound.hiss?.forEach((hiss) => rustle(context!, out, hiss));
}
