// Blocking on purpose: the chosen edition must be known before the first paint.
try {
  const edition = localStorage.getItem('youzine-edition')
  if (edition === 'light' || edition === 'dark') document.documentElement.dataset.theme = edition
} catch {
  // Storage may be forbidden; the system setting decides then.
}
