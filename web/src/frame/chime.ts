/** A short sound of two notes, made on the spot: no file is fetched. */

export function chime(): void {
  const context = new AudioContext();
  const now = context.currentTime;
  for (const [at, pitch] of [[0, 659.3], [0.14, 880]] as const) {
    const note = context.createOscillator();
    const loudness = context.createGain();
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, now + at);
    loudness.gain.exponentialRampToValueAtTime(0.12, now + at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.5);
    note.connect(loudness).connect(context.destination);
    note.start(now + at);
    note.stop(now + at + 0.55);
  }
  setTimeout(() => void context.close(), 1000);
}
