package main

import (
	"cmp"
	"context"
	crand "crypto/rand"
	"errors"
	"fmt"
	"net/netip"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"waystation/store"
	"waystation/table"
)

// admin is what an operator does with what is stored, also while a server uses it.
type admin struct {
	Data  string `env:"WAYSTATION_DATA" placeholder:"DIR" help:"Where matches are kept; without it your own folder for application data."`
	Store string `env:"WAYSTATION_STORE" placeholder:"URL" help:"The database of PostgreSQL in which they are kept, if they are, as for serve."`

	List    adminList    `cmd:"" help:"List matches, those that moved last first."`
	Show    adminShow    `cmd:"" help:"Show a match: who sits there, how it stands, what was settled."`
	Export  adminExport  `cmd:"" help:"Write the file of a match, as far as everybody may know it, to standard output."`
	Freeze  adminFreeze  `cmd:"" help:"Set a match aside: nobody plays it on, and its page says so."`
	Thaw    adminThaw    `cmd:"" help:"Let a match go on that was set aside."`
	Delete  adminDelete  `cmd:"" help:"Delete a match for ever."`
	Link    adminLink    `cmd:"" help:"Make a new link for a seat; the old one gives nothing any more."`
	Ban     adminBan     `cmd:"" help:"Keep a guest or an address from coming here; within five seconds a server knows."`
	Unban   adminUnban   `cmd:"" help:"Let them come again."`
	Bans    adminBans    `cmd:"" help:"List who is banned."`
	Reports adminReports `cmd:"" help:"List messages that were reported."`
	Backup  adminBackup  `cmd:"" help:"Copy the database to a new file, also while a server uses it, and check the copy."`
	Restore adminRestore `cmd:"" help:"Put a checked copy in the place of the database; what was there is kept beside it."`
	Move    adminMove    `cmd:"" help:"Copy everything to an empty database, such as one of PostgreSQL, while no server runs."`
}

// folder is where the matches are.
func (a *admin) folder(p *program) (string, error) {
	if a.Data != "" {
		return a.Data, nil
	}
	return p.dataDir()
}

// place is where the database is, which must be there.
func (a *admin) place(p *program) (string, error) {
	if a.Store != "" {
		return placeOf(a.Store, "")
	}
	dir, err := a.folder(p)
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, "waystation.db")
	if _, err := os.Stat(path); err != nil {
		return "", fmt.Errorf("there is no database at %s; name its folder with --data", path)
	}
	return path, nil
}

// with runs f with the database, which must be there.
func (a *admin) with(p *program, f func(context.Context, *store.Store) error) error {
	path, err := a.place(p)
	if err != nil {
		return err
	}
	s, err := store.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(f(context.Background(), s), s.Close())
}

// noMatch says which match is not there.
func noMatch(id string, err error) error {
	if errors.Is(err, store.ErrNone) {
		return fmt.Errorf("there is no match %s", id)
	}
	return err
}

type adminList struct {
	State string `enum:",running,over,frozen" default:"" placeholder:"STATE" help:"Only those that are running, over or frozen."`
	Skip  int    `placeholder:"N" help:"Leave out the first of them."`
	Limit int    `default:"50" placeholder:"N" help:"How many (${default})."`
}

func (c *adminList) Run(p *program, a *admin) error {
	return a.with(p, func(ctx context.Context, s *store.Store) error {
		list, err := s.Newest(ctx, store.State(c.State), max(0, c.Skip), max(1, c.Limit))
		for _, m := range list {
			fmt.Fprintf(p.out, "%s  %-10s  %-8s  %s  %4d  %s\n", m.ID, m.Game, m.State, m.Moved.Format(time.DateTime),
				m.Length, strings.Join(sitting(m), ", "))
		}
		return err
	})
}

// sitting is who plays a match.
func sitting(m *store.Match) []string {
	var out []string
	for i := range m.Seats {
		seat := &m.Seats[i]
		who := "free"
		switch {
		case seat.Bot:
			who = "bot " + seat.Level
		case len(seat.Sitters) > 0:
			var names []string
			for _, x := range seat.Sitters {
				names = append(names, fmt.Sprintf("%s (guest %d)", x.Name, x.Guest))
			}
			who = strings.Join(names, " + ")
		}
		out = append(out, who)
	}
	return out
}

type adminShow struct {
	Match string `arg:""`
}

func (c *adminShow) Run(p *program, a *admin) error {
	return a.with(p, func(ctx context.Context, s *store.Store) error {
		m, err := s.Match(ctx, c.Match)
		if err != nil {
			return noMatch(c.Match, err)
		}
		fmt.Fprintf(p.out, "%s: %s, %s, rules %s\nmade %s, moved %s, %d entries\nhost: guest %d\n", m.ID, m.Game,
			m.State, m.Rules, m.Made.Format(time.DateTime), m.Moved.Format(time.DateTime), m.Length, m.Host)
		if why := cmp.Or(m.Aside, m.Note); why != "" {
			fmt.Fprintln(p.out, "note:", why)
		}
		for i, who := range sitting(m) {
			due := ""
			if m.Due.Has(table.Seat(i)) {
				due = ", is asked"
			}
			fmt.Fprintf(p.out, "seat %d: %s%s\n", i, who, due)
		}
		notes, err := s.Notes(ctx, c.Match)
		for _, n := range notes {
			fmt.Fprintf(p.out, "%s  %s\n", n.At.Format(time.DateTime), n.Words)
		}
		return err
	})
}

type adminExport struct {
	Match string `arg:""`
}

func (c *adminExport) Run(p *program, a *admin) error {
	return a.with(p, func(ctx context.Context, s *store.Store) error {
		m, err := s.Match(ctx, c.Match)
		if err != nil {
			return noMatch(c.Match, err)
		}
		lines, err := s.Log(ctx, m)
		if err != nil && lines == nil {
			return err
		}
		if err != nil {
			fmt.Fprintf(p.errs, "waystation: as far as it can be read: %v\n", err)
		}
		x := table.Stored{
			Rules: m.Rules, Setup: m.Setup, Seed: m.Seed, Over: m.Result != nil, Lines: lines, Origin: m.Origin,
		}
		return x.WriteFor(p.out, table.Nobody)
	})
}

type adminFreeze struct {
	Match string `arg:""`
	Why   string `default:"whoever runs this server has set it aside" help:"What its people read."`
}

func (c *adminFreeze) Run(p *program, a *admin) error {
	return a.with(p, func(ctx context.Context, s *store.Store) error {
		return noMatch(c.Match, s.SetAside(ctx, c.Match, c.Why))
	})
}

type adminThaw struct {
	Match string `arg:""`
}

func (c *adminThaw) Run(p *program, a *admin) error {
	return a.with(p, func(ctx context.Context, s *store.Store) error {
		err := s.GoOn(ctx, c.Match)
		if errors.Is(err, store.ErrNone) {
			return fmt.Errorf("no match %s is set aside", c.Match)
		}
		return err
	})
}

type adminDelete struct {
	Match string `arg:""`
	Yes   bool   `help:"It is meant: nothing brings it back but a backup."`
}

func (c *adminDelete) Run(p *program, a *admin) error {
	return a.with(p, func(ctx context.Context, s *store.Store) error {
		if !c.Yes {
			return fmt.Errorf("match %s would be gone for ever: say --yes, and make a backup before", c.Match)
		}
		// A server that has it in memory reads it anew, and finds that it is gone.
		return noMatch(c.Match, s.Delete(ctx, c.Match))
	})
}

type adminLink struct {
	Match string `arg:""`
	Seat  int    `arg:"" help:"Counted from 0."`
}

func (c *adminLink) Run(p *program, a *admin) error {
	return a.with(p, func(ctx context.Context, s *store.Store) error {
		token := crand.Text()
		if err := s.SetToken(ctx, c.Match, table.Seat(c.Seat), token); err != nil {
			if errors.Is(err, store.ErrNone) {
				return fmt.Errorf("there is no seat %d at match %s", c.Seat, c.Match)
			}
			return err
		}
		fmt.Fprintf(p.out, "/sit/%s\n", token)
		return nil
	})
}

type adminBan struct {
	Who string `arg:"" help:"A guest's number, as \"show\" tells it, or an address; of IPv6 a whole /64."`
	Why string `help:"For yourself."`
}

// client names whom an operator means as a server does.
func client(who string) (string, error) {
	if n, err := strconv.ParseInt(who, 10, 64); err == nil && n > 0 {
		return fmt.Sprint("guest ", n), nil
	}
	at, _, _ := strings.Cut(who, "/")
	x, err := netip.ParseAddr(at)
	if err != nil {
		return "", fmt.Errorf("%q is neither the number of a guest nor an address", who)
	}
	if x = x.Unmap().WithZone(""); x.Is6() {
		net, err := x.Prefix(64)
		return net.String(), err
	}
	return x.String(), nil
}

func (c *adminBan) Run(p *program, a *admin) error {
	who, err := client(c.Who)
	if err != nil {
		return err
	}
	return a.with(p, func(ctx context.Context, s *store.Store) error { return s.Ban(ctx, who, c.Why) })
}

type adminUnban struct {
	Who string `arg:""`
}

func (c *adminUnban) Run(p *program, a *admin) error {
	who, err := client(c.Who)
	if err != nil {
		return err
	}
	return a.with(p, func(ctx context.Context, s *store.Store) error {
		err := s.Unban(ctx, who)
		if errors.Is(err, store.ErrNone) {
			return fmt.Errorf("%s is not banned", who)
		}
		return err
	})
}

type adminBans struct{}

func (c *adminBans) Run(p *program, a *admin) error {
	return a.with(p, func(ctx context.Context, s *store.Store) error {
		list, err := s.Bans(ctx)
		for _, b := range list {
			fmt.Fprintf(p.out, "%s  %s  %s\n", b.At.Format(time.DateTime), b.Who, b.Why)
		}
		return err
	})
}

type adminReports struct{}

func (c *adminReports) Run(p *program, a *admin) error {
	return a.with(p, func(ctx context.Context, s *store.Store) error {
		list, err := s.Reports(ctx)
		for _, x := range list {
			fmt.Fprintf(p.out, "%s  match %s, guest %d said, as guest %d reports: %s\n", x.At.Format(time.DateTime),
				x.Match, x.Guest, x.By, x.Words)
		}
		return err
	})
}

// withoutServer keeps servers from a folder until unlock is called; one that runs there is an error.
func withoutServer(dir string) (unlock func(), err error) {
	lock, err := lockFolder(dir)
	if err != nil || lock == nil {
		return func() {}, err
	}
	return func() { lock.Close() }, ownedLikeItsFolder(lock.Name())
}

type adminBackup struct {
	File string `arg:""`
}

func (c *adminBackup) Run(p *program, a *admin) error {
	return a.with(p, func(ctx context.Context, s *store.Store) error { return s.Backup(ctx, c.File) })
}

type adminRestore struct {
	File string `arg:"" type:"existingfile"`
}

func (c *adminRestore) Run(p *program, a *admin) error {
	if a.Store != "" {
		return errors.New("a database of PostgreSQL is restored with pg_restore")
	}
	dir, err := a.folder(p)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	unlock, err := withoutServer(dir)
	if err != nil {
		return err
	}
	defer unlock()
	path := filepath.Join(dir, "waystation.db")
	fresh := path + ".restored"
	if err := copyFile(fresh, c.File); err != nil {
		return err
	}
	if err := store.Whole(context.Background(), fresh); err != nil {
		os.Remove(fresh)
		return fmt.Errorf("the backup is not whole, and nothing was changed: %w", err)
	}
	if err := ownedLikeItsFolder(fresh); err != nil {
		return err
	}
	old := path + ".before-" + time.Now().UTC().Format("20060102-150405.000")
	kept := ""
	for _, end := range []string{"", "-wal", "-shm"} {
		switch err := os.Rename(path+end, old+end); {
		case err == nil:
			kept = fmt.Sprintf(" What was there before lies in %s.", old)
		case !errors.Is(err, os.ErrNotExist):
			return err
		}
	}
	if err := os.Rename(fresh, path); err != nil {
		return err
	}
	fmt.Fprintf(p.out, "%s is what the backup holds.%s\n", path, kept)
	return nil
}

// copyFile makes a new file, which is on the disk when it returns.
func copyFile(to, from string) error {
	b, err := os.Open(from)
	if err != nil {
		return err
	}
	defer b.Close()
	f, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = f.ReadFrom(b)
	return errors.Join(err, f.Sync(), f.Close())
}

type adminMove struct {
	Place string `arg:"" help:"A database of PostgreSQL, such as postgres://waystation@db.example.org/waystation, or a new file."`
}

func (c *adminMove) Run(p *program, a *admin) error {
	if a.Store == "" {
		dir, err := a.folder(p)
		if err != nil {
			return err
		}
		if _, err := a.place(p); err != nil { // before anything is made there
			return err
		}
		unlock, err := withoutServer(dir)
		if err != nil {
			return err
		}
		defer unlock()
	}
	return a.with(p, func(ctx context.Context, s *store.Store) error {
		rows, err := s.Move(ctx, c.Place)
		if err != nil {
			return fmt.Errorf("nothing was moved: %w", err)
		}
		if !store.IsPostgres(c.Place) {
			if err := ownedLikeItsFolder(c.Place); err != nil {
				return err
			}
		}
		fmt.Fprintf(p.out, "Everything is in %s (matches: %d, guests: %d). Serve from there now; %s stays as it was.\n",
			store.Named(c.Place), rows["matches"], rows["guests"], store.Named(s.Place()))
		return nil
	})
}
