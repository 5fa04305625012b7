package child

import "syscall"

// dieWithUs lets a process end when the one ends that has started it, however that ends.
func dieWithUs(a *syscall.SysProcAttr) { a.Pdeathsig = syscall.SIGQUIT }
