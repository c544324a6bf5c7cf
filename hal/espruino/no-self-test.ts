// For boards that leave the self-test out: it is over at once.

export function passSelfTest(): number {
  return 0;
}

export function startSelfTest(): void {}
